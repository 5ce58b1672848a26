import { useId } from 'react'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { Frames } from './frames/Frames.tsx'
import type { Entry } from './index/useEntries.ts'
import { Inspector } from './inspector/Inspector.tsx'
import classes from './Showing.module.css'
import { STAGE_STATES, type StageState } from './states.ts'
import { Toggles } from './Toggles.tsx'
import type { Choice } from './useChoice.ts'
import { useStages } from './useStages.ts'

interface ShowingProps {
  entry: Entry
  /** Address of a form by itself. */
  stage: string
  choice: Choice
  choose: (next: { state: StageState }) => void
  /** Goes back to the index, on layouts where that is a separate view. */
  leave: (() => void) | undefined
}

/** The chosen entry in both layouts: a form in one of its states with the inspector below. */
export function Showing({ entry, stage, choice, choose, leave }: ShowingProps) {
  const device = useDevice()
  const devices = device === 'pc' ? (['pc', 'mobile'] as const) : ([device] as const)
  const stages = useStages(choice.field)
  const titleId = useId()
  const isForm = entry.key.startsWith('form:')
  return (
    <section className={classes.showing} aria-labelledby={titleId}>
      <header className={classes.head}>
        {leave && (
          <button type="button" className={classes.back} onClick={leave}>
            ‹ 目录
          </button>
        )}
        <h2 id={titleId} className={classes.title}>
          {entry.title}
        </h2>
        {isForm && (
          <Toggles
            label="看哪种状态"
            items={STAGE_STATES}
            chosen={choice.state}
            choose={(state) => choose({ state })}
          />
        )}
      </header>
      <Frames
        devices={devices}
        address={isForm ? stageAddress(stage, entry, choice) : entry.key.slice('page:'.length)}
        title={entry.title}
        attach={stages.attach}
      />
      {isForm && <Inspector stages={stages} />}
    </section>
  )
}

const stageAddress = (stage: string, { id }: Entry, { state }: Choice): string =>
  `${stage}?${new URLSearchParams({ form: id, state })}`
