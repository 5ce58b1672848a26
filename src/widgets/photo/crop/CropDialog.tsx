import { useEffect, useState } from 'react'
import type { Device } from '#contract/value.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { ModalDialog } from '../../controls/panel/ModalDialog.tsx'
import { useScrollLock } from '../../files/useScrollLock.ts'
import type { Size } from '../photoSize.ts'
import styles from './Crop.module.css'
import { CropControls } from './CropControls.tsx'
import { CropStage } from './CropStage.tsx'
import type { CutFormat } from './cutFormat.ts'
import { isCoarse } from './cutGeometry.ts'
import { cutPicture } from './cutPicture.ts'
import { useCrop } from './useCrop.ts'

export interface CropDialogProps {
  picture: { file: File; url: string }
  wanted: Size
  format: CutFormat
  layout: Device
  /** Called with the cropped image, or with the original when it is not cropped. */
  onDone: (file: File) => void
  onClose: () => void
}

/** Cutting a photo to its frame: in a window on PC, over the whole screen on phones. */
export function CropDialog({ picture, wanted, format, layout, onDone, onClose }: CropDialogProps) {
  useScrollLock()
  const crop = useCrop()
  const [fault, setFault] = useState('')
  const open = useOpened()
  const cut = () => {
    const { area, degrees } = crop
    if (!area) return
    cutPicture(picture.file, { area, degrees, wanted, format }).then(onDone, (error: Error) =>
      setFault(error.message || '图片无法裁剪，请换一张'),
    )
  }
  const coarse = crop.area !== undefined && isCoarse(crop.area, wanted)
  return (
    <ModalDialog label="裁剪照片" className={styles.dialog} layout={layout} onClose={onClose}>
      <div className={styles.body}>
        <h2 className={styles.title}>裁剪照片</h2>
        {open && <CropStage url={picture.url} wanted={wanted} crop={crop} />}
        <CropControls crop={crop} />
        <p className={styles.hint} role="status">
          {coarse ? '所选区域像素较少，打印可能不清晰' : '拖动移动照片，滚轮或双指缩放'}
        </p>
        {fault && (
          <p className={styles.fault} role="alert" data-error="">
            {fault}
          </p>
        )}
        <div className={styles.acts}>
          <button type="button" className={buttons.button} onClick={onClose}>
            取消
          </button>
          <button type="button" className={buttons.button} onClick={() => onDone(picture.file)}>
            使用原图
          </button>
          <button
            type="button"
            className={buttons.button}
            data-kind="primary"
            disabled={!crop.area}
            onClick={cut}
          >
            确定
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}

/** True from the render after the dialog has opened: before, nothing in it can be measured. */
function useOpened(): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return open
}
