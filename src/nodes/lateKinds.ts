import { AlertNode } from './alert/index.ts'
import { ChoiceNode } from './choice/index.ts'
import { CountdownNode } from './countdown/index.ts'
import { DetailNode } from './detail/index.ts'
import { FormNode } from './form/index.ts'
import { HtmlNode } from './html/index.ts'
import { IndexListNode } from './indexList/index.ts'
import { MenuNode } from './menu/index.ts'
import { PrintNode } from './print/index.ts'
import { QrcodeNode } from './qrcode/index.ts'
import { SearchNode } from './search/index.ts'
import { StepsNode } from './steps/index.ts'
import { TableNode } from './table/index.ts'
import { TabsNode } from './tabs/index.ts'
import { UploadNode } from './upload/index.ts'

/** Kinds that no home page shows, and where the code of each is: apart each would be an address in every first load. */
export const LATE_KINDS = {
  tabs: TabsNode,
  steps: StepsNode,
  html: HtmlNode,
  alert: AlertNode,
  qrcode: QrcodeNode,
  table: TableNode,
  detail: DetailNode,
  indexList: IndexListNode,
  form: FormNode,
  search: SearchNode,
  choice: ChoiceNode,
  upload: UploadNode,
  menu: MenuNode,
  countdown: CountdownNode,
  print: PrintNode,
} as const
