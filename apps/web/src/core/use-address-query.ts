import { useLocation, useNavigate } from 'react-router';

type ReplaceQuery = (change: (current: URLSearchParams) => URLSearchParams) => void;

/** The query of the address, and a way to put another in its place; Back then skips the one before. */
export function useAddressQuery(): [URLSearchParams, ReplaceQuery] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const replace: ReplaceQuery = (change) =>
    void navigate({ search: change(query).toString() }, { replace: true, state });
  return [query, replace];
}
