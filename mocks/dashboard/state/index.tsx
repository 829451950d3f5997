import { Fragment } from 'preact';
import { EmptyState, View } from '../components/index.ts';
import { OpenedForm } from '../operation/index.ts';
import { mode, workspace } from '../store/selection.ts';
import { sections } from './sections.tsx';

/** The records of the selected workspace, by section. @param path the segments of the route after `state` */
export const StateView = ({ path: [segment = sections[0]?.segment, id] }: { path: readonly string[] }) => {
  const section = sections.find((one) => one.segment === segment);
  if (!section)
    return (
      <View title="State">
        <EmptyState title={`Unknown resource "${segment}"`}>
          <p>Select a resource in the navigation.</p>
        </EmptyState>
      </View>
    );
  // The view is remounted for another workspace or record, so that no input is kept.
  return (
    <Fragment key={`${workspace.value} ${mode.value} ${segment} ${id ?? ''}`}>
      {(id !== undefined && section.showOne?.(id)) || section.showAll()}
      <OpenedForm />
    </Fragment>
  );
};
