-- What every claim of a conversation does, whoever asks for it.
-- keys: meta, mailbox, state, traces, receipts, due, counter. Times in milliseconds.

-- The sealed state, or false. One whose time is over goes, and its traces with it.
local function live_state(keys, now)
  local stored = redis.call('GET', keys.state)
  if not stored then return false end
  local keep_until = tonumber(string.match(stored, '^(%d+)|'))
  if keep_until and keep_until <= now then
    redis.call('DEL', keys.state, keys.traces)
    return false
  end
  return stored
end

-- Returns {token, attempts, state or false, inputs, receipts as name and value in turn, failures,
-- 1 where the turn was begun anew}.
local function claim_conversation(keys, member, now, lease, state)
  local token = new_token(keys.counter)
  local attempts = redis.call('HINCRBY', keys.meta, 'attempts', 1)
  local inputs = redis.call('LRANGE', keys.mailbox, 0, -1)
  redis.call('HSET', keys.meta, 'token', token, 'inputs', #inputs)
  redis.call('ZADD', keys.due, now + lease, member)
  local failures = tonumber(redis.call('HGET', keys.meta, 'failures') or 0)
  local anew = redis.call('HEXISTS', keys.meta, 'anew')
  return {token, attempts, state, inputs, redis.call('HGETALL', keys.receipts), failures, anew}
end
