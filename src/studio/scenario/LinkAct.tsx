import { fill } from '#domain/text/fill.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import texts from './texts.json' with { type: 'json' }

interface LinkActProps {
  act: string
  /** The step, field or message that it is about: said with the act to whoever does not see where it stands. */
  about: string
  isOpen?: boolean
  run: () => void
}

/** What is done to one entry of a test. */
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
