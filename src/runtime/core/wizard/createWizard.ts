import type { Flow } from '#contract/page.gen.ts'
import { STEP } from '../boot/addressKey.ts'
import type { Ports } from '../ports/ports.ts'
import type { PageAddress } from '../scope/pageAddress.ts'
import type { Reader } from '../scope/reader.ts'
import { stepsIn, type WizardStep } from './stepsIn.ts'

/** Scope root `page.flow`. Before the order is known: no steps, index -1. */
export interface FlowState {
  step: string
  index: number
  steps: readonly WizardStep[]
}

export interface Wizard {
  get(): FlowState
  /** Reads order and address; called when the page starts, and by itself whenever they change. */
  settle(): void
  /** Goes to `next`, `prev` or a step by name; ignored beyond either end. */
  go(target: string, replace?: boolean): void
  /** Returns the furthest step reached; stored in the tab with the state. */
  reached(): string
  isLast(): boolean
  dispose(): void
}

export interface WizardOptions {
  flow: Flow
  host: Pick<Ports, 'navigation' | 'report'>
  reader: Reader
  address: PageAddress
  /** The furthest step from the tab's storage. */
  reached: string
  /** True when all sources that the order reads have answered; until then the address is unchanged. */
  known(): boolean
  changed(): void
}

/**
 * Keeps the step in the address (`?step=name`): a reload stays on it, the back button goes one step back. No step
 * beyond the furthest one reached can be opened. `reached` is stored together with the page's state, so an address
 * whose state is lost leads to the first step.
 */
export function createWizard(options: WizardOptions): Wizard {
  const { flow, host, reader, address } = options
  const reported = new Set<string>()
  /** Names of the steps that this visit has pushed below the current one in the history. */
  let trail: string[] = []
  let reached = options.reached
  let state: FlowState = { step: '', index: -1, steps: [] }

  function read(): FlowState {
    const order = reader.resolve(flow.order)
    const own = stepsIn(order, flow.names, tellUnknown)
    const steps = own.length > 0 ? own : stepsIn(flow.fallback ?? [], flow.names, tellUnknown)
    const wanted = steps.findIndex(({ name }) => name === address.get().query[STEP])
    const index = Math.min(Math.max(wanted, 0), limit(steps))
    return { step: steps[index]?.name ?? '', index, steps }
  }
  function limit(steps: readonly WizardStep[]): number {
    return steps.length === 0 ? -1 : Math.max(0, indexOf(steps, reached))
  }
  function tellUnknown(code: string): void {
    if (reported.has(code)) return
    reported.add(code)
    host.report({
      code: 'unknown-step',
      path: 'model.flow.names',
      message: `没有步骤编码 ${code} 的页面`,
    })
  }
  function settle(): void {
    const before = state
    state = read()
    const asked = address.get().query[STEP]
    if (options.known() && state.index >= 0 && asked !== undefined && asked !== state.step)
      host.navigation.replace(at(state.step))
    if (trail.includes(state.step)) trail = trail.slice(0, trail.indexOf(state.step))
    if (!sameFlow(before, state)) options.changed()
  }
  function at(name: string) {
    const { path, query } = address.get()
    return { path, query: { ...query, [STEP]: name } }
  }
  function enter(name: string, replace: boolean): void {
    if (indexOf(state.steps, name) > limit(state.steps)) reached = name
    if (!replace) trail.push(state.step)
    host.navigation[replace ? 'replace' : 'push'](at(name))
  }
  function back(name: string): void {
    if (trail.at(-1) === name) host.navigation.back()
    else host.navigation.replace(at(name))
  }
  const stop = reader.watch([flow.order, { $: { var: `route.query.${STEP}` } }], settle)
  return {
    get: () => state,
    settle,
    go(target, replace = false) {
      const name = targetName(state, target)
      if (name === undefined || name === state.step) return
      if (target === 'prev') back(name)
      else enter(name, replace)
    },
    reached: () => reached,
    isLast: () => state.index >= 0 && state.index === state.steps.length - 1,
    dispose: stop,
  }
}

const indexOf = (steps: readonly WizardStep[], name: string): number =>
  steps.findIndex((step) => step.name === name)

function targetName({ steps, index }: FlowState, target: string): string | undefined {
  if (target === 'next') return steps[index + 1]?.name
  if (target === 'prev') return steps[index - 1]?.name
  return steps.find(({ name }) => name === target)?.name
}

const sameFlow = (a: FlowState, b: FlowState): boolean =>
  a.step === b.step &&
  a.index === b.index &&
  a.steps.length === b.steps.length &&
  a.steps.every((step, i) => step.name === b.steps[i]?.name && step.title === b.steps[i]?.title)
