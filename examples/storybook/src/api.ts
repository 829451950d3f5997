import type { WorkspaceMethods } from '@workspace-api/client';
import { createContext, useContext } from 'react';

/** The client of the components: the application provides one for the service, each story one for its own sandbox. */
export const ApiContext = createContext<WorkspaceMethods | undefined>(undefined);

/** @throws Error outside of an `ApiContext` */
export const useApi = (): WorkspaceMethods => {
  const api = useContext(ApiContext);
  if (!api)
    throw new Error('Expected a client in ApiContext, got none. Render the component in <ApiContext>.');
  return api;
};
