import { LoadedView } from '#runtime/react/page/LoadedView.tsx'
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
  return <LoadedView kind="dialog" id={dialog} options={{ close }} />
}
