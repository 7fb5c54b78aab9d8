-- What every claim of a lane does. A lane is a list of four elements an entry: id, logical message
-- behind an "m" (or nothing), attempts, sealed body. It exists as long as it has entries. Its token
-- is a field of `lanes`; empty while nobody sends.

local entry_size = 4

-- Claims the head under a token. Returns {attempts, body, receipt or false}; an empty lane is
-- removed, and false returned.
local function claim_head(keys, list, lane, member, token, now, lease)
  local head = redis.call('LRANGE', list, 0, entry_size - 1)
  if #head == 0 then
    redis.call('HDEL', keys.lanes, lane)
    redis.call('ZREM', keys.lanes_due, member)
    return false
  end
  local attempts = tonumber(head[3]) + 1
  redis.call('LSET', list, 2, attempts)
  redis.call('HSET', keys.lanes, lane, token)
  redis.call('ZADD', keys.lanes_due, now + lease, member)
  local receipt = false
  if head[2] ~= '' then receipt = redis.call('HGET', keys.receipts, string.sub(head[2], 2)) end
  return {attempts, head[4], receipt}
end

-- Where the newest entry of this logical message waits, the one being sent aside; else nil.
local function waiting_at(keys, list, lane, message)
  if message == '' then return nil end
  local items = redis.call('LRANGE', list, 0, -1)
  local first = redis.call('HGET', keys.lanes, lane) == '' and 0 or 1
  for at = #items / entry_size - 1, first, -1 do
    if items[at * entry_size + 2] == message then return at end
  end
  return nil
end

-- Makes a lane that does not exist, due now.
local function ensure_lane(keys, lane, member, now)
  if redis.call('HSETNX', keys.lanes, lane, '') == 1 then
    redis.call('ZADD', keys.lanes_due, now, member)
  end
end
