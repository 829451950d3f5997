export { Button, CopyButton } from './button.tsx';
export { CodeBlock, download } from './code-block.tsx';
export { confirm, Dialog, Dialogs, focusFirst, openDialog } from './dialog.tsx';
export { type Choice, Field, Form, type Input, Inputs, RowForm, withCode } from './form.tsx';
export {
  Badge,
  Facts,
  FieldValue,
  Folded,
  formatCount,
  formatMoney,
  HeaderList,
  Members,
  Named,
  Status,
  Time,
  toHeading,
} from './values.tsx';
export { type Column, EmptyState, LoadedPanel, Loading, Panel, Table, View } from './view.tsx';
