import type { Ref, RefObject } from 'react'
import { lazyPart } from '../controls/lazyPart.tsx'
import { FloatingPanel } from '../controls/panel/FloatingPanel.tsx'
import type { PanelProps } from './panelProps.ts'
import { unitsOf } from './parts.ts'
import { TimePanel } from './TimePanel.tsx'

/** The calendar brings Mantine's date pickers with it; they are loaded when the first one opens. */
const CalendarPanel = lazyPart(
  '日历',
  async () => (await import('./CalendarPanel.tsx')).CalendarPanel,
)

interface MomentPanelProps extends PanelProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The panel below the input: a calendar for formats with a year, columns for times alone. */
export function MomentPanel(props: MomentPanelProps) {
  const { ref, id, label, anchor, onClose, ...panel } = props
  const Panel = unitsOf(panel.fmt).includes('yyyy') ? CalendarPanel : TimePanel
  return (
    <FloatingPanel id={id} label={label} anchor={anchor} onClose={onClose}>
      <div ref={ref}>
        <Panel {...panel} />
      </div>
    </FloatingPanel>
  )
}
