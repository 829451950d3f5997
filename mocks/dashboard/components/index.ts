export { Button, CopyButton, confirm } from './button.tsx';
export { CodeBlock, download } from './code-block.tsx';
export { Confirmation, Dialog, focusFirst } from './dialog.tsx';
export { type Choice, Field, Form, type Input, Inputs, RowForm } from './form.tsx';
export { actionColumn, type Column, EmptyState, Loading, RecordTable, Table } from './table.tsx';
export {
  Badge,
  Facts,
  FieldValue,
  formatCount,
  HeaderList,
  Named,
  None,
  Scopes,
  Status,
  Time,
  type Tone,
  toHeading,
} from './values.tsx';
export { Panel, RecordPanel, View } from './view.tsx';
