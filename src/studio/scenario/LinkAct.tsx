import { fill } from '#domain/text/fill.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import texts from './texts.json' with { type: 'json' }

interface LinkActProps {
  act: string
  /**
   * Step, field or message that the action is about; part of the accessible name, for users who do not see its
   * position.
   */
  about: string
  isOpen?: boolean
  run: () => void
}

/** A button for an action on one entry of a test. */
export const LinkAct = ({ act, about, isOpen, run }: LinkActProps) => (
  <button
    type="button"
    className={buttons.button}
    data-kind="link"
    aria-label={fill(texts.steps.act, { act, step: about })}
    aria-expanded={isOpen}
    onClick={run}
  >
    {act}
  </button>
)
