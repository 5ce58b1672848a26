import type { Closing, Question } from '#runtime/core/dialogs/dialogStack.ts'
import buttons from '../controls/buttons.module.css'
import { REACT_TEXTS } from '../texts.ts'
import classes from './QuestionBody.module.css'
import { swallowSecondClick } from './swallowSecondClick.ts'

interface QuestionBodyProps {
  question: Question
  end: (closing: Closing) => void
}

/** A yes/no question; the focus is on "no" when "yes" is dangerous. */
export function QuestionBody({
  question: { text, danger, yes = REACT_TEXTS.confirm },
  end,
}: QuestionBodyProps) {
  const answer = (closing: Closing) => {
    swallowSecondClick()
    end(closing)
  }
  return (
    <>
      <p className={classes.text}>{text}</p>
      <div className={classes.answers}>
        <button
          type="button"
          className={buttons.button}
          data-autofocus={danger || undefined}
          onClick={() => answer(null)}
        >
          {REACT_TEXTS.cancel}
        </button>
        <button
          type="button"
          className={buttons.button}
          data-kind={danger ? 'danger' : 'primary'}
          data-autofocus={!danger || undefined}
          onClick={() => answer({ value: true })}
        >
          {yes}
        </button>
      </div>
    </>
  )
}
