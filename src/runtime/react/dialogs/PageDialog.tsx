import type { OpenDialog } from '#runtime/core/dialogs/dialogStack.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { LoadedView } from '../page/LoadedView.tsx'
import { useDocument } from '../page/useDocument.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface PageDialogProps {
  dialog: OpenDialog & { kind: 'page' }
  level: number
}

/** A dialog document in its window; the document sets the width. */
export function PageDialog({ dialog, level }: PageDialogProps) {
  const { id, given, end } = dialog
  const state = useDocument('dialog', id)
  const document = state.loaded?.document
  return (
    <DialogFrame
      title={typeof document?.title === 'string' ? document.title : toText(document?.title)}
      width={document?.width ?? 400}
      level={level}
      dismiss={() => end(null)}
    >
      <LoadedView id={id} state={state} options={{ given, close: (value) => end({ value }) }} />
    </DialogFrame>
  )
}
