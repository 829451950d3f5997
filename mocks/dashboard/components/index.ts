export { Button, CopyButton } from './button.tsx';
export { CodeBlock, download } from './code-block.tsx';
export { Confirmation, confirm, Dialog, focusFirst } from './dialog.tsx';
export { type Choice, Field, Form, type Input, Inputs, RowForm } from './form.tsx';
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
  toHeading,
} from './values.tsx';
export {
  actionColumn,
  type Column,
  EmptyState,
  Loading,
  Panel,
  RecordPanel,
  RecordTable,
  Table,
  View,
} from './view.tsx';
