import type { KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Size } from '../photoSize.ts'
import styles from './Crop.module.css'
import { type Crop, ZOOM } from './useCrop.ts'

interface CropStageProps {
  url: string
  wanted: Size
  crop: Crop
}

const HOW = '裁剪框：方向键移动照片，加号和减号缩放'

/** The image under its crop frame: dragged, pinched, wheeled, or moved by arrow keys. */
export function CropStage({ url, wanted, crop }: CropStageProps) {
  const keys = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') crop.zoomTo(crop.zoom + ZOOM.step * 2)
    if (key === '-') crop.zoomTo(crop.zoom - ZOOM.step * 2)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the frame inside, which has the focus
    <div className={styles.stage} onKeyDown={keys}>
      <Cropper
        image={url}
        aspect={wanted.width / wanted.height}
        crop={crop.at}
        zoom={crop.zoom}
        rotation={crop.degrees}
        minZoom={ZOOM.min}
        maxZoom={ZOOM.max}
        keyboardStep={4}
        // A style element would need the page's nonce; the stylesheet is imported instead.
        disableAutomaticStylesInjection
        cropperProps={{ role: 'application', 'aria-label': HOW }}
        onCropChange={crop.move}
        onZoomChange={crop.zoomTo}
        onCropAreaChange={(_, pixels) => crop.setArea(pixels)}
      />
    </div>
  )
}
