import { DocumentView } from '#runtime/react/page/DocumentView.tsx'
import { usePage, useRow } from '#runtime/react/pageContext.ts'

interface DialogInPlaceProps {
  dialog: string
  /** Action of the page around it. */
  onClose?: string
}

/**
 * A dialog document as a part of the page, with its own model, as in a window. Closing leaves it in place and calls
 * `onClose`.
 */
export function DialogInPlace({ dialog, onClose }: DialogInPlaceProps) {
  const page = usePage()
  const row = useRow()
  const close = (value: unknown) => {
    if (onClose) void page.run(onClose, { row, event: { value } })
  }
  return <DocumentView kind="dialog" id={dialog} options={{ close }} />
}
