import { LoadedView } from '#runtime/react/page/LoadedView.tsx'
import { usePage, useRow } from '#runtime/react/pageContext.ts'

interface DialogInPlaceProps {
  dialog: string
  /** Action of the page around it. */
  onClose?: string
}

/**
 * A dialog document as a part of the page: its own model, at work as in a window. Closing leaves it where it is and
 * lets the page say what comes next.
 */
export function DialogInPlace({ dialog, onClose }: DialogInPlaceProps) {
  const page = usePage()
  const row = useRow()
  const close = (value: unknown) => {
    if (onClose) void page.run(onClose, { row, event: { value } })
  }
  return <LoadedView kind="dialog" id={dialog} options={{ close }} />
}
