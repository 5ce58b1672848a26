import type { NodeTable } from '#runtime/react/nodeTable.ts'
import { AlertNode } from './alert/index.ts'
import { ButtonNode } from './button/index.ts'
import { CardNode } from './card/index.ts'
import { CarouselNode } from './carousel/index.ts'
import { ChoiceNode } from './choice/index.ts'
import { CountdownNode } from './countdown/index.ts'
import { DetailNode } from './detail/index.ts'
import { DividerNode } from './divider/index.ts'
import { EmptyNode } from './empty/index.ts'
import { FormNode } from './form/index.ts'
import { GridNode } from './grid/index.ts'
import { HtmlNode } from './html/index.ts'
import { IconNode } from './icon/index.ts'
import { ImageNode } from './image/index.ts'
import { IndexListNode } from './indexList/index.ts'
import { LinkNode } from './link/index.ts'
import { ListNode } from './list/index.ts'
import { MenuNode } from './menu/index.ts'
import { PrintNode } from './print/index.ts'
import { QrcodeNode } from './qrcode/index.ts'
import { RowNode } from './row/index.ts'
import { SearchNode } from './search/index.ts'
import { SlotNode } from './slot/index.ts'
import { StackNode } from './stack/index.ts'
import { StepsNode } from './steps/index.ts'
import { TableNode } from './table/index.ts'
import { TabsNode } from './tabs/index.ts'
import { TextNode } from './text/index.ts'
import { UploadNode } from './upload/index.ts'
import { VideoNode } from './video/index.ts'

/** Every kind of node by its name in a page document. */
export const NODE_TABLE: NodeTable = {
  stack: StackNode,
  row: RowNode,
  grid: GridNode,
  card: CardNode,
  tabs: TabsNode,
  steps: StepsNode,
  text: TextNode,
  html: HtmlNode,
  image: ImageNode,
  video: VideoNode,
  divider: DividerNode,
  empty: EmptyNode,
  alert: AlertNode,
  qrcode: QrcodeNode,
  table: TableNode,
  list: ListNode,
  detail: DetailNode,
  carousel: CarouselNode,
  indexList: IndexListNode,
  form: FormNode,
  search: SearchNode,
  choice: ChoiceNode,
  upload: UploadNode,
  button: ButtonNode,
  link: LinkNode,
  menu: MenuNode,
  slot: SlotNode,
  countdown: CountdownNode,
  print: PrintNode,
  icon: IconNode,
}
