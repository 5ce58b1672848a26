import { useEffect, useState } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './VideoNode.module.css'

/** A film that starts when asked. */
export function VideoNode({ node }: { node: NodeOf<'video'> }) {
  const title = useText(node.title)
  const isTakenOver = useTakenOver()
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films are the organisation's own, without captions to offer
    <video
      className={classes.video}
      src={useText(node.src)}
      title={title}
      aria-label={title || undefined}
      width={node.width}
      height={node.height}
      style={node.fit && { width: '100%', height: node.height, objectFit: node.fit }}
      controls={isTakenOver}
      playsInline
      preload={isTakenOver ? 'metadata' : 'none'}
    />
  )
}

/**
 * False while only drawn: its first picture comes after everything that is waited for, and so do the browser's controls,
 * whose many parts would hold up the first frames of a slow phone (0186).
 */
function useTakenOver(): boolean {
  const [isTakenOver, setIsTakenOver] = useState(false)
  useEffect(() => setIsTakenOver(true), [])
  return isTakenOver
}
