import type { ReactNode } from 'react'
import { fill } from '#domain/text/fill.ts'
import styles from './Stage.module.css'
import type { StageScenario, TestFailures } from './stageScenario.ts'
import texts from './texts.json' with { type: 'json' }

interface ScenarioChoiceProps {
  scenarios: readonly StageScenario[]
  chosen: string
  choose: (name: string) => void
  failures: TestFailures
  /** Returns a link to the document of a test, with its name unless it is the chosen one. */
  linkTo?: ((path: string, name?: string) => ReactNode) | undefined
}

/** A choice of the test that fills in the form; tests that the current form fails are marked. */
export function ScenarioChoice({
  scenarios,
  chosen,
  choose,
  failures,
  linkTo,
}: ScenarioChoiceProps) {
  const isFailed = (name: string) => (failures.get(name)?.length ?? 0) > 0
  const failed = scenarios.filter(({ name }) => isFailed(name))
  const path = scenarios.find(({ name }) => name === chosen)?.path
  return (
    <>
      <label>
        {texts.scenario}
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{texts.noScenario}</option>
          {scenarios.map(({ name }) => (
            <option key={name} value={name}>
              {isFailed(name) ? fill(texts.failedOption, { name }) : name}
            </option>
          ))}
        </select>
      </label>
      {path !== undefined && linkTo?.(path)}
      <span role="status" className={styles.failed}>
        {failed.length > 0 && fill(texts.failed, { count: failed.length })}
      </span>
      {linkTo && failed.length > 0 && (
        <ul className={styles.failedTests} aria-label={texts.failedTests}>
          {failed.map(({ name, path }) => (
            <li key={path}>{linkTo(path, name)}</li>
          ))}
        </ul>
      )}
      <ScenarioOutcome failures={failures.get(chosen)} />
    </>
  )
}

/** The failures of the chosen test, or that it passes. */
function ScenarioOutcome({ failures }: { failures: readonly string[] | undefined }) {
  if (!failures) return null
  if (failures.length === 0) return <p className={styles.outcome}>{texts.passed}</p>
  return (
    <section className={styles.outcome} data-failed aria-label={texts.outcome}>
      <h3>{texts.outcome}</h3>
      <ul>
        {failures.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
