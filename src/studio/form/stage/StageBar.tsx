import type { ReactNode } from 'react'
import type { Device } from '#contract/value.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { OneOf } from '../../controls/OneOf.tsx'
import { ScenarioChoice } from './ScenarioChoice.tsx'
import styles from './Stage.module.css'
import type { StageState } from './session/stageLink.ts'
import type { StageScenario, TestFailures } from './stageScenario.ts'
import texts from './texts.json' with { type: 'json' }
import type { StageChoice } from './useStageChoice.ts'

interface StageBarProps {
  choice: StageChoice
  choose: (change: Partial<StageChoice>) => void
  /** The device shown first when there is room for one only. */
  only: Device | undefined
  /** True when the form differs for a user with an area of their own. */
  dependsOnPerson: boolean
  scenarios: readonly StageScenario[]
  failures: TestFailures
  linkTo?: ((path: string, name?: string) => ReactNode) | undefined
  /** Saves the typed values as a test; absent for a read-only form. */
  keep?: (() => void) | undefined
}

const { both: _, ...ONE_DEVICE } = texts.devices.names

/** The settings of the preview: state, device, person and time. */
export function StageBar(props: StageBarProps) {
  const { choice, choose, only, dependsOnPerson, scenarios, failures, linkTo, keep } = props
  const { state, round, devices, person, at } = choice
  return (
    <div className={styles.bar}>
      <OneOf
        legend={texts.states.legend}
        names={texts.states.names}
        value={state}
        choose={(next: StageState) => choose({ state: next, round: round + 1, scenario: '' })}
      />
      <OneOf
        legend={texts.devices.legend}
        names={only ? ONE_DEVICE : texts.devices.names}
        value={only && devices === 'both' ? only : devices}
        choose={(next) => choose({ devices: next })}
      />
      {dependsOnPerson && (
        <OneOf
          legend={texts.people.legend}
          names={texts.people.names}
          value={person}
          choose={(next) => choose({ person: next })}
        />
      )}
      <label>
        {texts.time}
        <input
          type="datetime-local"
          value={at}
          onChange={({ target }) => choose({ at: target.value })}
        />
      </label>
      {at === '' ? (
        texts.timeNow
      ) : (
        <button type="button" className={styles.plain} onClick={() => choose({ at: '' })}>
          {texts.timeFixed}
        </button>
      )}
      {scenarios.length > 0 && (
        <ScenarioChoice
          {...{ scenarios, failures, linkTo }}
          chosen={choice.scenario}
          choose={(scenario) => choose({ scenario })}
        />
      )}
      {keep && (
        <button type="button" className={buttons.button} onClick={keep}>
          {texts.keep}
        </button>
      )}
    </div>
  )
}
