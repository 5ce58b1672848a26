import type { Closing, Question } from '#runtime/core/dialogs/dialogStack.ts'
import buttons from '../controls/buttons.module.css'
import { REACT_TEXTS } from '../texts.ts'
import classes from './QuestionBody.module.css'

interface QuestionBodyProps {
  question: Question
  end: (closing: Closing) => void
}

/** A yes/no question; the focus is on "no" when "yes" is dangerous. */
export function QuestionBody({ question: { text, danger }, end }: QuestionBodyProps) {
  return (
    <>
      <p className={classes.text}>{text}</p>
      <div className={classes.answers}>
        <button
          type="button"
          className={buttons.button}
          data-autofocus={danger || undefined}
          onClick={() => end(null)}
        >
          {REACT_TEXTS.cancel}
        </button>
        <button
          type="button"
          className={buttons.button}
          data-kind={danger ? 'danger' : 'primary'}
          data-autofocus={!danger || undefined}
          onClick={() => end({ value: true })}
        >
          {REACT_TEXTS.confirm}
        </button>
      </div>
    </>
  )
}
