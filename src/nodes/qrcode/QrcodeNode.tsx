import { useMemo } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { codePicture } from './codePicture.ts'
import classes from './QrcodeNode.module.css'

const SIZE = 200

/** A QR code; nothing for an empty value. It is an image element, because phones save images by a long press. */
export function QrcodeNode({ node }: { node: NodeOf<'qrcode'> }) {
  const value = useText(node.value)
  const picture = useMemo(() => (value === '' ? '' : codePicture(value)), [value])
  const { size = SIZE } = node
  if (value === '') return null
  if (picture === undefined)
    return (
      <p className={classes.failure} role="alert">
        内容过长，无法生成二维码
      </p>
    )
  return (
    <img
      className={classes.code}
      id={node.id}
      src={picture}
      alt="二维码"
      width={size}
      height={size}
    />
  )
}
