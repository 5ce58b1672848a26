import { useEffect, useState } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { LIMITS } from '#domain/limits.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './VideoNode.module.css'

const { width: WIDTH, height: HEIGHT } = LIMITS.bannerVideo

/** A film that starts when asked. */
export function VideoNode({ node }: { node: NodeOf<'video'> }) {
  const title = useText(node.title)
  const preload = useLatePreload()
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films are the organisation's own, without captions to offer
    <video
      className={classes.video}
      src={useText(node.src)}
      title={title}
      aria-label={title || undefined}
      width={node.width ?? WIDTH}
      height={node.height ?? HEIGHT}
      style={node.fit && { width: '100%', height: node.height, objectFit: node.fit }}
      controls
      playsInline
      preload={preload}
    />
  )
}

/** Its first picture comes after everything that is waited for. */
function useLatePreload(): 'none' | 'metadata' {
  const [preload, setPreload] = useState<'none' | 'metadata'>('none')
  useEffect(() => setPreload('metadata'), [])
  return preload
}
