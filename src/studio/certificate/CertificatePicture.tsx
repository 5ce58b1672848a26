import { useLayoutEffect, useRef } from 'react'
import { fill } from '#domain/text/fill.ts'
import { assetName, useAsset } from '../file/useAsset.ts'
import styles from './CertificatePicture.module.css'
import type { CertificateDrawing, CertificateItem } from './certificateItems.ts'
import texts from './texts.json' with { type: 'json' }

interface CertificatePictureProps {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  drawing: CertificateDrawing
  name: string
  /** The item that is framed. */
  marked?: number | undefined
}

/** A certificate as its template lays it out, for a sample holder. */
export function CertificatePicture({ change, drawing, name, marked }: CertificatePictureProps) {
  const { width, height, background, items } = drawing
  const asset = useAsset(change, assetName(background))
  return (
    <svg
      className={styles.certificate}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(texts.drawing, { name })}
    >
      {asset && (
        <image href={asset.source} width={width} height={height} preserveAspectRatio="none" />
      )}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name that is theirs alone
        <Item key={at} item={item} isMarked={at === marked} />
      ))}
    </svg>
  )
}

function Item({ item, isMarked }: { item: CertificateItem; isMarked: boolean }) {
  const { kind, text, x, y, size, color } = item
  if (kind === 'text') return <Text item={item} isMarked={isMarked} />
  return (
    <g fill={color} data-marked={isMarked || undefined}>
      <title>{text}</title>
      <rect {...{ x, y }} width={size} height={size} fill="none" stroke={color} strokeWidth={4} />
      {CORNERS.map(([left, top]) => (
        <rect
          key={`${left} ${top}`}
          x={x + left * size}
          y={y + top * size}
          width={size * 0.24}
          height={size * 0.24}
        />
      ))}
    </g>
  )
}

const CORNERS = [
  [0.08, 0.08],
  [0.68, 0.08],
  [0.08, 0.68],
] as const

/** Shrinks a text that exceeds its maximum width, as the certificate does. */
function Text({ item, isMarked }: { item: CertificateItem; isMarked: boolean }) {
  const { text, x, y, size, color, weight, anchor, spacing, maxWidth } = item
  const drawn = useRef<SVGTextElement>(null)
  useLayoutEffect(() => {
    const element = drawn.current
    if (!element || maxWidth === undefined || !('getComputedTextLength' in element)) return
    element.style.fontSize = `${size}px`
    const length = element.getComputedTextLength()
    if (length > maxWidth) element.style.fontSize = `${(size * maxWidth) / length}px`
  })
  return (
    <text
      ref={drawn}
      {...{ x, y }}
      fill={color}
      fontWeight={weight}
      textAnchor={anchor}
      data-marked={isMarked || undefined}
      style={{ fontSize: `${size}px`, letterSpacing: `${spacing}px` }}
    >
      {text}
    </text>
  )
}
