import type { ReactNode } from 'react'
import { BottomSheet } from './BottomSheet.tsx'

interface PickerSheetProps {
  id: string
  label: string
  /** Whether several options can be selected: the sheet then stays open, and each selection takes effect at once. */
  multiple: boolean
  /** Absent while nothing is chosen, or where nothing may be cleared. */
  clear: (() => void) | undefined
  close: () => void
  children: ReactNode
}

/** A picker's panel on a phone: closing it never reverts a selection, so it has no 取消 button. */
export function PickerSheet({ id, label, multiple, clear, close, children }: PickerSheetProps) {
  const clearing = clear && { text: '清除', act: clear }
  const buttons = multiple
    ? { confirm: { text: '完成', act: close }, ...(clearing && { other: clearing }) }
    : { ...(clearing && { confirm: clearing }) }
  return (
    <BottomSheet id={id} title={label} onClose={close} closeText="关闭" {...buttons}>
      {children}
    </BottomSheet>
  )
}
