import type { NodeTable } from '#runtime/react/nodeTable.ts'
import { ButtonNode } from './button/index.ts'
import { CardNode } from './card/index.ts'
import { CarouselNode } from './carousel/index.ts'
import { DividerNode } from './divider/index.ts'
import { EmptyNode } from './empty/index.ts'
import { GridNode } from './grid/index.ts'
import { IconNode } from './icon/index.ts'
import { ImageNode } from './image/index.ts'
import { lateKind } from './lateKind.ts'
import { LinkNode } from './link/index.ts'
import { ListNode } from './list/index.ts'
import { RowNode } from './row/index.ts'
import { SlotNode } from './slot/index.ts'
import { StackNode } from './stack/index.ts'
import { TextNode } from './text/index.ts'
import { VideoNode } from './video/index.ts'

/** Every kind of node by its name in a page document. */
export const NODE_TABLE: NodeTable = {
  stack: StackNode,
  row: RowNode,
  grid: GridNode,
  card: CardNode,
  tabs: lateKind('tabs'),
  steps: lateKind('steps'),
  text: TextNode,
  html: lateKind('html'),
  image: ImageNode,
  video: VideoNode,
  divider: DividerNode,
  empty: EmptyNode,
  alert: lateKind('alert'),
  qrcode: lateKind('qrcode'),
  table: lateKind('table'),
  list: ListNode,
  detail: lateKind('detail'),
  carousel: CarouselNode,
  indexList: lateKind('indexList'),
  form: lateKind('form'),
  search: lateKind('search'),
  choice: lateKind('choice'),
  upload: lateKind('upload'),
  button: ButtonNode,
  link: LinkNode,
  menu: lateKind('menu'),
  slot: SlotNode,
  countdown: lateKind('countdown'),
  print: lateKind('print'),
  icon: IconNode,
}
