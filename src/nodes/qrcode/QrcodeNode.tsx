import { create } from 'qrcode'
import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import classes from './QrcodeNode.module.css'

const SIZE = 200
/** Modules of white around the code; readers need four. */
const QUIET = 4

/** A code to scan, drawn as one path; nothing is shown for an empty value. */
export function QrcodeNode({ node }: { node: NodeOf<'qrcode'> }) {
  const value = useText(node.value)
  const code = useMemo(() => (value === '' ? null : pathOf(value)), [value])
  if (!code) return null
  const side = code.side + 2 * QUIET
  return (
    <svg
      className={classes.code}
      role="img"
      aria-label="二维码"
      width={node.size ?? SIZE}
      height={node.size ?? SIZE}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}

function pathOf(value: string): { side: number; path: string } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  const dark = [...data.keys()].filter((at) => data[at])
  return {
    side: size,
    path: dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join(''),
  }
}
