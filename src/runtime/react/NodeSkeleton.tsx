import shimmer from './controls/shimmer.module.css'
import classes from './NodeSkeleton.module.css'

/** Placeholder while something is loading. Screen readers hear of it once, through the page's own status. */
export function NodeSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.skeleton} data-coming="" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content or order
        <span key={line} className={`${classes.line} ${shimmer.surface}`} />
      ))}
    </div>
  )
}
