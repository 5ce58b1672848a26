import { type CSSProperties, useRef } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useList, useText } from '#runtime/react/hooks/useValue.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { rowKey } from '../rowKey.ts'
import { CarouselControls } from './CarouselControls.tsx'
import classes from './CarouselNode.module.css'
import { useAutoplay } from './useAutoplay.ts'
import { usePlace } from './usePlace.ts'

/**
 * Items in a track that scrolls by finger, wheel, buttons and dots. It moves by itself only while nobody points at
 * it, has the focus in it, asked for less motion or stopped it.
 */
export function CarouselNode({ node }: { node: NodeOf<'carousel'> }) {
  const { item, every, perView = 1 } = node
  const items = useList(node.items)
  const label = useText(node.label)
  const track = useRef<HTMLUListElement>(null)
  const pages = Math.max(1, Math.ceil(items.length / perView))
  const [place, goTo] = usePlace(track, pages)
  const { playing, toggle, pauseProps } = useAutoplay(every, pages, () => goTo((place + 1) % pages))

  if (items.length === 0) return null
  return (
    <section
      className={classes.carousel}
      aria-roledescription="轮播"
      aria-label={label}
      {...pauseProps}
    >
      <ul
        ref={track}
        className={classes.track}
        style={{ '--per-view': Math.min(perView, items.length) } as CSSProperties}
      >
        {items.map((row, index) => (
          <li key={rowKey(row, index)}>
            <RowProvider value={row}>
              <NodeView node={item} />
            </RowProvider>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <CarouselControls
          pages={pages}
          place={place}
          goTo={goTo}
          playing={every === undefined ? null : playing}
          toggle={toggle}
        />
      )}
    </section>
  )
}
