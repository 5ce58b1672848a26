import { useEffect, useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './VideoNode.module.css'

/** A video that plays on demand. */
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
 * False until hydrated: until then nothing is preloaded, so that the first frame loads after everything more important,
 * and there are no controls, whose many parts would delay the first frames on a slow phone (0186).
 */
function useTakenOver(): boolean {
  const [isTakenOver, setIsTakenOver] = useState(false)
  useEffect(() => setIsTakenOver(true), [])
  return isTakenOver
}
