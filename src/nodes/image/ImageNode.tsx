import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import shimmer from '#runtime/react/controls/shimmer.module.css'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { usePictureLoading } from '../firstPicture.ts'
import { useReadSources } from '../useReadSources.ts'
import classes from './ImageNode.module.css'
import { MissingImage } from './MissingImage.tsx'

/** The load state of an image address; reset when the address changes. */
interface Seen {
  src: string
  broken: boolean
}

const NOTHING: Seen = { src: '', broken: false }

/**
 * An image; when it cannot be loaded, its box and its alternative text remain. With a `ratio` the box is reserved from
 * the start and shimmers until the image, or the source of its address, has loaded. With `waiting` the latter is said in
 * words, without an image yet: browsers draw one without an address as a broken one.
 */
export function ImageNode({ node }: { node: NodeOf<'image'> }) {
  const src = useText(node.src)
  const alt = useText(node.alt)
  const waiting = useText(node.waiting)
  const { loading } = useReadSources(node.src)
  const [seen, setSeen] = useState(NOTHING)
  const { width, height, ratio, round, retry } = node
  const style = styleOf(node)
  const pictureLoading = usePictureLoading()
  const picture = useMissedAnswer(src)
  const answered = src !== '' && seen.src === src
  const coming = ratio !== undefined && !answered
  if (src === '' && loading && waiting)
    return (
      <p className={`${classes.waiting} ${shimmer.surface}`} style={style} role="status">
        {waiting}
      </p>
    )
  if (src === '' ? !(loading && ratio) : answered && seen.broken)
    return (
      <MissingImage
        alt={alt}
        round={round}
        style={style}
        {...(retry && { retry, again: () => setSeen(NOTHING) })}
      />
    )
  return (
    <img
      className={coming ? `${classes.image} ${shimmer.surface}` : classes.image}
      data-round={round || undefined}
      data-coming={coming || undefined}
      src={src || undefined}
      alt={alt}
      width={width}
      height={height}
      style={style}
      ref={picture}
      {...pictureLoading}
      onLoad={() => setSeen({ src, broken: false })}
      onError={() => setSeen({ src, broken: true })}
    />
  )
}

const styleOf = ({ width, height, ratio, fit = 'cover' }: NodeOf<'image'>): CSSProperties => ({
  width: width ?? '100%',
  height: height ?? 'auto',
  objectFit: fit,
  ...(ratio !== undefined && { aspectRatio: `auto ${ratio}` }),
})

/** Replays the load or error event of a server-rendered image that fired before hydration. */
function useMissedAnswer(src: string) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const image = picture.current
    if (image?.complete && src !== '') image.src = src
  }, [src])
  return picture
}
