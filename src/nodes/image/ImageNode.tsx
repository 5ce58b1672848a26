import { useState } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './ImageNode.module.css'

/** A picture; one that cannot be loaded leaves its room and its words. */
export function ImageNode({ node }: { node: NodeOf<'image'> }) {
  const src = useText(node.src)
  const alt = useText(node.alt)
  const [broken, setBroken] = useState('')
  const { width, height, fit = 'cover', round } = node
  const style = { width: width ?? '100%', height: height ?? 'auto', objectFit: fit }
  if (src === '' || src === broken)
    return (
      <span className={classes.missing} data-round={round || undefined} style={style}>
        {alt}
      </span>
    )
  return (
    <img
      className={classes.image}
      data-round={round || undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={style}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  )
}
