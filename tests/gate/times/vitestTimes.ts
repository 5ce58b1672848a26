import type { Reporter, TestModule } from 'vitest/node'
import { nameOf, type SuiteTimes, writeTimes } from './suiteTimes.ts'

/** Writes down what each file of a run of Vitest took, its imports included; a suite is a project. */
export default class VitestTimes implements Reporter {
  private begun = 0

  onTestRunStart(): void {
    this.begun = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const wall = performance.now() - this.begun
    const suites = new Map<string, SuiteTimes>()
    for (const module of modules) {
      const suite = module.project.name
      const times = suites.get(suite) ?? { suite, wall, files: {} }
      times.files[nameOf(module.moduleId)] = took(module)
      suites.set(suite, times)
    }
    for (const times of suites.values()) writeTimes(times)
  }
}

function took(module: TestModule): number {
  const { collectDuration, duration, environmentSetupDuration, setupDuration } = module.diagnostic()
  return collectDuration + duration + environmentSetupDuration + setupDuration
}
