import type { OpenDialog } from '#runtime/core/dialogs/dialogStack.ts'
import { REACT_TEXTS } from '../texts.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { PageDialog } from './PageDialog.tsx'
import { QuestionBody } from './QuestionBody.tsx'

/** One dialog: a page of its own, or a question. */
export function DialogWindow({ dialog, level }: { dialog: OpenDialog; level: number }) {
  if (dialog.kind === 'page') return <PageDialog dialog={dialog} level={level} />
  const { question, end } = dialog
  return (
    <DialogFrame
      title={question.title ?? REACT_TEXTS.question}
      width={400}
      level={level}
      ownFocus
      dismiss={() => end(null)}
    >
      <QuestionBody question={question} end={end} />
    </DialogFrame>
  )
}
