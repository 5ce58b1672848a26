import type { OpenDialog } from '#runtime/core/dialogs/dialogStack.ts'
import { REACT_TEXTS } from '../texts.ts'
import { WithMantine } from '../theme/SiteMantine.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { PageDialog } from './PageDialog.tsx'
import { QuestionBody } from './QuestionBody.tsx'

interface DialogWindowProps {
  dialog: OpenDialog
  level: number
}

/** One dialog: a page or a question. */
export function DialogWindow(props: DialogWindowProps) {
  return (
    <WithMantine>
      <PageOrQuestion {...props} />
    </WithMantine>
  )
}

function PageOrQuestion({ dialog, level }: DialogWindowProps) {
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
