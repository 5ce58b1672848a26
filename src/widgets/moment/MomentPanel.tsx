import { lazy, type Ref, type RefObject, Suspense } from 'react'
import { FloatingPanel } from '../controls/FloatingPanel.tsx'
import styles from './Moment.module.css'
import type { PanelProps } from './panelProps.ts'
import { unitsOf } from './parts.ts'
import { TimePanel } from './TimePanel.tsx'

/** The calendar brings Mantine's date pickers with it; they are loaded when the first one opens. */
const CalendarPanel = lazy(async () => ({
  default: (await import('./CalendarPanel.tsx')).CalendarPanel,
}))

interface MomentPanelProps extends PanelProps {
  ref: Ref<HTMLDivElement>
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What floats below the input: a calendar for formats with a year, columns for times alone. */
export function MomentPanel({ ref, anchor, onClose, ...panel }: MomentPanelProps) {
  const Panel = unitsOf(panel.fmt).includes('yyyy') ? CalendarPanel : TimePanel
  return (
    <FloatingPanel anchor={anchor} onClose={onClose}>
      <div ref={ref}>
        <Suspense fallback={<p className={styles.loading}>正在打开日历…</p>}>
          <Panel {...panel} />
        </Suspense>
      </div>
    </FloatingPanel>
  )
}
