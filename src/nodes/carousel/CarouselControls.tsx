import classes from './CarouselNode.module.css'

interface CarouselControlsProps {
  pages: number
  place: number
  goTo: (page: number) => void
  /** Null where nothing moves by itself. */
  playing: boolean | null
  toggle: () => void
}

/** Back, forth, one dot a page, and stop. */
export function CarouselControls({ pages, place, goTo, playing, toggle }: CarouselControlsProps) {
  return (
    <>
      <button
        type="button"
        className={classes.step}
        data-to="prev"
        aria-label="上一页"
        onClick={() => goTo((place + pages - 1) % pages)}
      >
        ‹
      </button>
      <button
        type="button"
        className={classes.step}
        data-to="next"
        aria-label="下一页"
        onClick={() => goTo((place + 1) % pages)}
      >
        ›
      </button>
      <div className={classes.dots}>
        {Array.from({ length: pages }, (_, page) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity than their place
            key={page}
            type="button"
            aria-label={`第 ${page + 1} 页`}
            aria-current={page === place ? 'true' : undefined}
            onClick={() => goTo(page)}
          />
        ))}
        {playing !== null && (
          <button
            type="button"
            className={classes.play}
            aria-label={playing ? '停止轮播' : '开始轮播'}
            onClick={toggle}
          >
            {playing ? '❚❚' : '▶'}
          </button>
        )}
      </div>
    </>
  )
}
