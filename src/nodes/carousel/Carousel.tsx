import { type CSSProperties, useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { rowKey } from '../records/rowKey.ts'
import { CarouselControls } from './CarouselControls.tsx'
import classes from './CarouselNode.module.css'
import { Slide } from './Slide.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { usePerView } from './usePerView.ts'
import { usePlace } from './usePlace.ts'

interface CarouselProps {
  node: NodeOf<'carousel'>
  items: readonly unknown[]
}

/**
 * A track that scrolls by finger, wheel, keys, buttons and dots. Autoplay pauses while the pointer or the focus is on
 * it, with reduced motion, after the stop button, and in a hidden tab.
 */
export function Carousel({ node, items }: CarouselProps) {
  const { item, every } = node
  const perView = usePerView(node.perView)
  const label = useText(node.label)
  const track = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(items.length / perView)
  const [place, goTo] = usePlace(track, pages, perView)
  const { playing, moving, toggle, pauseProps } = useAutoplay(every, pages, () =>
    goTo((place + 1) % pages),
  )
  return (
    <section
      className={classes.carousel}
      aria-roledescription="轮播"
      aria-label={label}
      id={node.id}
      style={{ '--pages': pages } as CSSProperties}
      {...pauseProps}
    >
      <div
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
        tabIndex={0}
        className={classes.track}
        data-many={perView > 1 || undefined}
        style={{ '--per-view': Math.min(perView, items.length) } as CSSProperties}
        aria-live={moving ? 'off' : 'polite'}
      >
        {items.map((row, index) => (
          <Slide
            key={rowKey(row, index)}
            item={item}
            row={row}
            number={index + 1}
            of={items.length}
            waitedFor={perView === 1 && index === 0}
          />
        ))}
      </div>
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
