import unseen from '../controls/unseen.module.css'
import { NodeSkeleton } from '../NodeSkeleton.tsx'
import { REACT_TEXTS } from '../texts.ts'
import classes from './PagePanel.module.css'

/** Skeleton of a page that is loading. */
export function PageSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <span className={unseen.unseen}>{REACT_TEXTS.loading}</span>
      <NodeSkeleton lines={6} />
    </div>
  )
}
