import { useId } from 'react'
import buttons from '#runtime/react/controls/buttons.module.css'
import styles from './Crop.module.css'
import { type Crop, TILT, ZOOM } from './useCrop.ts'

/** Enlarging, turning and setting upright, by pointer and by keyboard. */
export function CropControls({ crop }: { crop: Crop }) {
  return (
    <div className={styles.controls}>
      <Range
        label="缩放"
        shown={`${Math.round(crop.zoom * 100)}%`}
        range={ZOOM}
        value={crop.zoom}
        onChange={crop.zoomTo}
      />
      <Range
        label="微调"
        shown={`${crop.tilt}°`}
        range={TILT}
        value={crop.tilt}
        onChange={crop.tiltTo}
      />
      <div className={styles.turns}>
        <Turn label="左转90°" onClick={() => crop.turn(-1)} />
        <Turn label="右转90°" onClick={() => crop.turn(1)} />
        <Turn label="重置" onClick={crop.reset} />
      </div>
    </div>
  )
}

interface RangeProps {
  label: string
  /** The value as it reads. */
  shown: string
  range: { min: number; max: number; step: number }
  value: number
  onChange: (value: number) => void
}

function Range({ label, shown, range, value, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span aria-hidden="true">{shown}</span>
    </div>
  )
}

const Turn = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={buttons.button} data-size="sm" onClick={onClick}>
    {label}
  </button>
)
